/**
 * Acts once nothing was heard for so long; `stop` calls it off. It bounds silence, not work.
 * @param {number} minutes
 * @param {() => void} act
 */
export function onSilence(minutes, act) {
	let timer = setTimeout(act, minutes * 60_000);
	return {
		hear: () => {
			clearTimeout(timer);
			timer = setTimeout(act, minutes * 60_000);
		},
		stop: () => clearTimeout(timer),
	};
}
