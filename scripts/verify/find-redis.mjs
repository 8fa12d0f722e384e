import { connect } from "node:net";

const localServer = "redis://127.0.0.1:6379";
const limitMs = 2_000;

/**
 * The Redis to test on: TEST_REDIS_URL, or the local one when it answers.
 * @returns {Promise<string | undefined>}
 */
export async function findRedis() {
	if (process.env.TEST_REDIS_URL) return process.env.TEST_REDIS_URL;
	return (await answersPing(6379)) ? localServer : undefined;
}

/** Before anything is installed, so without a client. @param {number} port @returns {Promise<boolean>} */
function answersPing(port) {
	return new Promise((resolve) => {
		const socket = connect({ port, host: "127.0.0.1", timeout: limitMs });
		/** @param {boolean} answers */
		const settle = (answers) => {
			socket.destroy();
			resolve(answers);
		};
		socket.once("connect", () => socket.write("PING\r\n"));
		socket.once("data", (bytes) =>
			settle(bytes.toString().startsWith("+PONG")),
		);
		socket.once("timeout", () => settle(false));
		socket.once("error", () => settle(false));
	});
}
