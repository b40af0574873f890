import fs from 'node:fs';

/** Resident memory in MB and processor time in seconds; nothing where the system does not tell. */
export function costOf(pid: number): { readonly memory: number; readonly processor: number } {
  try {
    const memory = Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return { memory, processor: (Number(fields[11]) + Number(fields[12])) / 100 };
  } catch {
    return { memory: 0, processor: 0 };
  }
}
