import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { ProxyState } from "./open-proxy";

/** What a slow network adds to the way of each packet. */
export const slowByMs = 200;

interface Way {
	from: Socket;
	to: Socket;
	/** Whether the store speaks here, and not who asks it. */
	isAnswer: boolean;
	stateOf: () => ProxyState;
}

/** Hands on what one end says, in its order, as the network does it at that moment. */
export function carry({ from, to, isAnswer, stateOf }: Way): void {
	let packets = Promise.resolve();
	let underway = 0;

	/** A packet that sets out behind a late one does not overtake it. */
	function sendLate(bytes: Buffer, delayMs: number) {
		underway += 1;
		const arrived = wait(delayMs);
		packets = packets
			.then(() => arrived)
			.then(() => {
				underway -= 1;
				to.write(bytes);
			});
	}

	from.on("data", (bytes) => {
		const state = stateOf();
		if (isAnswer && state === "half") return sendHalf(bytes, to);
		if (state === "slow") sendLate(bytes, slowByMs);
		else if (underway > 0) sendLate(bytes, 0);
		else to.write(bytes);
	});
}

function sendHalf(bytes: Buffer, to: Socket): void {
	const half = bytes.subarray(0, Math.floor(bytes.length / 2));
	to.write(half, () => to.destroy());
}
