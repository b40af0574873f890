/** `npm run bench`: measures and prints. */
process.stdout.write('bench: nothing measured yet\n');
