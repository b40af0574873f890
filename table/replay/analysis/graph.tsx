import type { Balance } from '@impulse/library';
import type { PublicAction } from '@impulse/engine';
import { areaOf, graphOf, lineOf } from '@impulse/library/analysis/graph.js';
import { useDesk } from '../../desk/desk.js';
import { staffWords } from '../../staff/words.js';
import { analysisWords } from './words.js';
import { phrasesOf } from '../../kit/phrases.js';

interface ChanceGraphProps {
  readonly balance: Balance<PublicAction>;
  /** How many actions have been played in the frame that is shown. */
  readonly frame: number;
  readonly go: (frame: number) => void;
}

const width = 400;
const height = 130;

/** The chance of the first side over the battle; a click leads to the moment. */
export function ChanceGraph({ balance, frame, go }: ChanceGraphProps) {
  const desk = useDesk();
  const text = analysisWords.value;
  const side = phrasesOf(desk).side(desk.kit.game.sides[0]);
  const graph = graphOf(balance, width, height);
  const last = graph.points.at(-1)?.frame ?? 1;
  const point = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const { left, width: across } = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / across) * last));
  };
  const here = (frame / last) * width;
  return (
    <figure class="chance-graph">
      <figcaption>
        <strong>{text.chanceOf(side)}</strong> <span class="hint">{staffWords.value.graphHow}</span>
      </figcaption>
      <div class="chance-plot">
        <span class="chance-axis" aria-hidden="true">
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text.graph(side)}
          data-part="chance-graph"
          onClick={point}
        >
          <line class="even" x1={0} x2={width} y1={height / 2} y2={height / 2} />
          <polygon class="area" points={areaOf(graph)} />
          <polyline class="line" points={lineOf(graph)} />
          <line class="here" x1={here} x2={here} y1={0} y2={height} />
        </svg>
        <div class="chance-dots" aria-hidden="true">
          {balance.stretches.map(({ verdict, from }, index) =>
            verdict === null ? null : (
              <span
                key={from}
                class={`verdict-dot ${verdict}`}
                style={{
                  left: `${(100 * graph.points[index + 1].x) / width}%`,
                  top: `${(100 * graph.points[index + 1].y) / height}%`,
                }}
              />
            ),
          )}
        </div>
      </div>
    </figure>
  );
}
