/** One after the other in all tabs of the device, where the browser can see to that. */
export async function inTurn<Result>(
	work: () => Promise<Result>,
): Promise<Awaited<Result>> {
	return navigator.locks
		? navigator.locks.request("hk-cart", work)
		: await work();
}
