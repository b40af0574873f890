/** The `impulse` command: reads the arguments and hands over to the command they name. */
process.stdout.write('impulse: no commands yet\n');
