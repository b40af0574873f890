import { useEffect } from 'preact/hooks';
import './analysis.css';
import { useDesk } from '../../desk/desk.js';
import { staffWords } from '../../staff/words.js';
import type { Playback } from '../playback.js';
import { Findings } from './findings.js';
import { ChanceGraph } from './graph.js';
import { Notes } from './notes.js';
import type { Review } from './review.js';
import { Why } from './why.js';

interface AnalysisPanelProps {
  readonly review: Review;
  readonly playback: Playback;
}

/** A battle that is over, looked back on. */
export function AnalysisPanel({ review, playback }: AnalysisPanelProps) {
  const { display, presenter, art } = useDesk();
  useEffect(() => void review.open(), [review]);
  const frame = playback.frame.value;
  const shown = review.shown.value;
  // A plan belongs to the moment in which it was to be made.
  useEffect(() => {
    const orders = shown && shown.stretch.from === frame ? shown.orders : [];
    display.plan.value = orders;
    const [first] = orders.flatMap(({ path }) => path);
    if (first !== undefined) presenter.board?.show(art.board.grid.parse(first));
    return () => void (display.plan.value = []);
  }, [shown, frame]);
  const go = (to: number): void => playback.go(to);
  const report = review.report.value;
  const told = review.told.value;
  return (
    <div class="analysis" data-part="analysis">
      <Work review={review} />
      {report && told ? (
        <>
          <ChanceGraph balance={report.balance} frame={frame} go={go} />
          <Why review={review} frame={frame} />
          <Findings
            told={told}
            shown={shown}
            go={go}
            show={(stretch) => {
              review.shown.value = stretch;
              if (stretch) go(stretch.stretch.from);
            }}
          />
        </>
      ) : (
        <Why review={review} frame={frame} />
      )}
      <Notes review={review} frame={frame} go={go} />
    </div>
  );
}

/** The work itself: begun, left, gone on with, or done and handed over as a page. */
function Work({ review }: Pick<AnalysisPanelProps, 'review'>) {
  const text = staffWords.value;
  const problem = review.problem.value;
  switch (review.status.value) {
    case 'open':
      return (
        <section class="card">
          <button type="button" class="button primary" data-action="analyse" onClick={() => void review.analyse()}>
            {review.percent.value === null ? text.start : text.goOn}
          </button>
          <p class="hint">{text.startHow}</p>
        </section>
      );
    case 'working': {
      const percent = review.percent.value ?? 0;
      return (
        <section class="card analysis-work">
          <progress max={100} value={percent} aria-label={text.progress} />
          <output>{percent}%</output>
          <button type="button" class="button" data-action="pause-analysis" onClick={() => void review.pause()}>
            {text.pause}
          </button>
        </section>
      );
    }
    case 'done':
      return (
        <p class="analysis-export">
          <button type="button" class="button" data-action="export-analysis" onClick={() => void review.download()}>
            {text.export}
          </button>
        </p>
      );
    case 'failed':
      return (
        <p class="problem" role="alert">
          {problem?.code === 'no-evaluation'
            ? text.unable
            : problem?.code === 'not-over'
              ? text.notOver
              : text.broken(problem?.message ?? '')}
        </p>
      );
    default:
      return null;
  }
}
