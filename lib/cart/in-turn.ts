/** One after the other in all tabs of the device, where the browser can see to that. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	return navigator.locks ? navigator.locks.request("hk-cart", work) : work();
}
