/** The first of the ports that tests may use; journeys take this one and the next. */
export const testPort = Number(process.env.TEST_PORT ?? 4399);
