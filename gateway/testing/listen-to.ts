import type { Signals } from "../providers/signals/interface";

/** What is heard from now on, and when it is. */
export async function listenTo(signals: Signals) {
	const heard: string[] = [];
	let isHeard = () => {};
	let isLost = () => {};
	const lost = new Promise<void>((done) => {
		isLost = done;
	});
	await signals.listen({
		onSignal: (signal) => {
			heard.push(signal);
			isHeard();
		},
		onLost: () => isLost(),
	});
	const until = (signal: string) =>
		new Promise<void>((done) => {
			isHeard = () => heard.includes(signal) && done();
			isHeard();
		});
	return { heard, until, lost };
}
