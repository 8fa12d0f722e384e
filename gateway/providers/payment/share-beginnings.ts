import type { BegunCharge, PaymentProvider } from "./interface";

/**
 * Clicks that come at once ask a provider once: some refuse the second question while the first is at work. What two
 * processes ask is told apart by the key, at the provider.
 */
export function shareBeginnings<Provider extends PaymentProvider>(
	provider: Provider,
): Provider {
	const underWay = new Map<string, Promise<BegunCharge>>();
	const begin: PaymentProvider["begin"] = (request) => {
		const { key } = request;
		const begun =
			underWay.get(key) ??
			provider.begin(request).finally(() => underWay.delete(key));
		underWay.set(key, begun);
		return begun;
	};
	return { ...provider, begin };
}
