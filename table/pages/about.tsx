import { provenance } from '../battles/totensonntag/provenance.js';
import { messages } from '../i18n/index.js';
import { Frame } from './frame.js';

/** Independence, provenance of every reconstructed value, and how dice are sealed. */
export function AboutPage() {
  const { about } = messages.value.shell;
  return (
    <Frame title={about.title}>
      <p>{about.independent}</p>
      <p>{about.dice}</p>
      <p>{about.values}</p>
      <div class="scroll" tabIndex={0} role="region" aria-label={about.values}>
        <table class="provenance">
          <thead>
            <tr>
              <th scope="col">{about.subject}</th>
              <th scope="col">{about.standing}</th>
              <th scope="col">{about.note}</th>
            </tr>
          </thead>
          <tbody>
            {provenance.map(({ subject, status, note }) => (
              <tr key={subject + note}>
                <th scope="row" lang="en">
                  {subject}
                </th>
                <td>{about.status[status]}</td>
                <td lang="en">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}
