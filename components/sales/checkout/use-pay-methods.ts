"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import {
	type PayMethod,
	takesAmount,
	termsOf,
} from "@/gateway/contract/sales/payment-terms";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";

interface WalletsOfDevice {
	ApplePaySession?: { canMakePayments: () => boolean };
	PaymentRequest?: unknown;
}

/** Apple's wallet where the browser has it, else Google's where the browser can ask for a payment; the rest works anywhere. */
function worksHere(method: PayMethod): boolean {
	const { wallet } = termsOf(method);
	if (!wallet) return true;
	const { ApplePaySession, PaymentRequest } = window as WalletsOfDevice;
	if (wallet === "applePay") return ApplePaySession?.canMakePayments() ?? false;
	return !ApplePaySession && PaymentRequest !== undefined;
}

/** The ways to pay that amount that the shop offers now and this device has; undefined until they are known. */
export function usePayMethods(amount: string) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const { data, error, mutate } = useSWR(
		["pay-methods", locale, account],
		() => browserApi(locale).get("/api/front/pay/method"),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	const methods = data
		?.map(({ method }) => method)
		.filter((method) => takesAmount(method, amount) && worksHere(method));
	return {
		methods,
		/** Where there is nothing to choose. */
		lone: methods?.length === 1 ? methods[0] : undefined,
		error: data ? undefined : error,
		retry: () => void mutate(),
	};
}
