/** Who takes the money. `local` is the marked test provider; production refuses it unless told otherwise. */
export type PaymentProviderName = "stripe" | "fps" | "local";

interface PayMethodTerms {
	provider: PaymentProviderName;
	/** A drawing beside the name: plain signs, since the brands' own pictures are their trade marks. */
	icon: "credit-card" | "smartphone" | "wallet" | "scan-qr-code" | "store";
	/** How it is finished: in Stripe's own parts of the page, in an app that the browser goes to, or by a code that an app reads. */
	where: "page" | "app" | "code";
	/** What the type is called at Stripe, which the wallets of a device are cards to. */
	stripeType?: "card" | "alipay" | "wechat_pay";
	/** The wallet that a device must have. */
	wallet?: "applePay" | "googlePay";
	/**
	 * Until money that was sent back is there. Stripe names five to ten working days for cards, which may hold two weekends;
	 * a wallet may pass it on to a card or an account behind it; a transfer is sent by hand on the next working days; the
	 * test provider's books show it at once.
	 */
	refundDays: number;
}

const card = {
	provider: "stripe",
	where: "page",
	stripeType: "card",
	refundDays: 14,
} as const;
const wallet = { provider: "stripe", icon: "wallet", refundDays: 7 } as const;

/**
 * Every way to pay, in the order in which it is offered: what a device has ready comes first. Names and hints are
 * messages, `checkout.method` and `checkout.methodHint`. `stripe` is how orders were paid before ways had names of their
 * own: it is never offered. Stripe has one type for Alipay and names no AlipayHK, so neither do we.
 */
export const payMethodTerms = {
	applePay: { ...card, icon: "smartphone", wallet: "applePay" },
	googlePay: { ...card, icon: "smartphone", wallet: "googlePay" },
	card: { ...card, icon: "credit-card" },
	alipay: { ...wallet, where: "app", stripeType: "alipay" },
	wechatPay: { ...wallet, where: "code", stripeType: "wechat_pay" },
	fps: { provider: "fps", icon: "scan-qr-code", where: "code", refundDays: 5 },
	local: { provider: "local", icon: "store", where: "page", refundDays: 1 },
	stripe: {
		provider: "stripe",
		icon: "credit-card",
		where: "page",
		refundDays: 14,
	},
} as const satisfies Record<string, PayMethodTerms>;

export type PayMethod = keyof typeof payMethodTerms;
export type StripeMethod = Exclude<PayMethod, "fps" | "local" | "stripe">;

export const payMethods = Object.keys(payMethodTerms) as [
	PayMethod,
	...PayMethod[],
];

export const termsOf = (method: PayMethod): PayMethodTerms =>
	payMethodTerms[method];

/** What Stripe charges in Hong Kong dollars: 4.00 at least, eight digits of cents at most. */
export const stripeAmounts = { min: "4.00", max: "999999.99" } as const;

/** Whether an amount with two decimals can be charged that way. */
export function takesAmount(method: PayMethod, amount: string): boolean {
	if (termsOf(method).provider !== "stripe") return true;
	const centsOf = (one: string) => Number(one.replace(".", ""));
	const { min, max } = stripeAmounts;
	return centsOf(min) <= centsOf(amount) && centsOf(amount) <= centsOf(max);
}
