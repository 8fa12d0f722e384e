/** Does something at once, and what is asked for meanwhile once more when the time is over. */
export function atMostEvery(ms: number, act: () => void): () => void {
	let isResting = false;
	let isAsked = false;
	function rest() {
		isResting = false;
		if (!isAsked) return;
		isAsked = false;
		run();
	}
	function run() {
		if (isResting) {
			isAsked = true;
			return;
		}
		isResting = true;
		setTimeout(rest, ms);
		act();
	}
	return run;
}
