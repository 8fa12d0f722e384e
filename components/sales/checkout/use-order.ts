"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Quote, QuoteChange } from "@/gateway/contract/sales/checkout";
import type { LocalOutcome } from "@/gateway/contract/sales/payment";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";
import { forgetCheckout, forgetSending, keyOf, type OrderBody } from "./draft";
import { leadOn, usePay } from "./use-pay";

type OnChanged = (quote: Quote, changes: QuoteChange[]) => void;

/**
 * Makes the order and begins to pay it, each once however often it is clicked; what the gateway found changed is handed
 * to `onChanged`. An order whose payment did not begin waits where it is paid.
 */
export function useOrder(onChanged: OnChanged) {
	const t = useTranslations("checkout.fault");
	const locale = useLocale();
	const router = useRouter();
	const isLocked = useRef(false);
	const [isSending, setSending] = useState(false);
	const [fault, setFault] = useState("");
	const { begin } = usePay();

	function hearRefusal(error: unknown, preOrderNo: string) {
		const isAnswer = error instanceof ApiError && error.code !== 500;
		// Nobody knows whether it was made: the same key asks again.
		if (!isAnswer) return setFault(t("unknown"));
		const { code, message, data } = error;
		if (isSignInCode(code)) return;
		forgetSending(preOrderNo);
		const { orderNo, changes, quote } = (data ?? {}) as {
			orderNo?: string;
			changes?: QuoteChange[];
			quote?: Quote;
		};
		if (orderNo) {
			forgetCheckout(preOrderNo);
			return router.push(accountPaths.orderPay(orderNo));
		}
		if (quote && changes) return onChanged(quote, changes);
		setFault(message || t("failed"));
	}

	/** Nobody is left to guess whether it is paid: the page that follows asks. */
	async function pay(
		{ orderNo, total }: { orderNo: string; total: string },
		{ payMethod: method }: OrderBody,
		outcome: LocalOutcome,
	): Promise<void> {
		if (total === "0.00") return router.push(accountPaths.payResult(orderNo));
		const played = method === "local" ? { outcome } : {};
		const step = await begin({ orderNo, method, ...played });
		if (!step) notify(t("notBegun"));
		leadOn(router, orderNo, step);
		// Whoever goes back from the app finds the button as it was.
		if (step?.next === "redirect") unlock();
	}

	async function send(body: OrderBody, outcome: LocalOutcome) {
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		setFault("");
		try {
			const made = await browserApi(locale).post("/api/front/order/create", {
				body,
				idempotencyKey: keyOf(body),
			});
			forgetCheckout(body.preOrderNo);
			await pay(made, body, outcome);
		} catch (error) {
			hearRefusal(error, body.preOrderNo);
			unlock();
		}
	}

	function unlock() {
		isLocked.current = false;
		setSending(false);
	}
	return { send, isSending, fault };
}
