"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Quote, QuoteChange } from "@/gateway/contract/sales/checkout";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { useRouter } from "@/lib/i18n/use-router";
import { paths } from "@/lib/routes/paths";
import { forgetCheckout, forgetSending, keyOf, type OrderBody } from "./draft";

type OnChanged = (quote: Quote, changes: QuoteChange[]) => void;

/** Makes the order, once however often it is clicked; what the gateway found changed is handed to `onChanged`. */
export function useOrder(onChanged: OnChanged) {
	const t = useTranslations("checkout.fault");
	const locale = useLocale();
	const router = useRouter();
	const isLocked = useRef(false);
	const [isSending, setSending] = useState(false);
	const [fault, setFault] = useState("");

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
		if (orderNo) return leave(preOrderNo, orderNo);
		if (quote && changes) return onChanged(quote, changes);
		setFault(message || t("failed"));
	}

	function leave(preOrderNo: string, orderNo: string) {
		forgetCheckout(preOrderNo);
		router.push(paths.orderPay(orderNo));
	}

	async function send(body: OrderBody) {
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		setFault("");
		try {
			const { orderNo } = await browserApi(locale).post(
				"/api/front/order/create",
				{ body, idempotencyKey: keyOf(body) },
			);
			return leave(body.preOrderNo, orderNo);
		} catch (error) {
			hearRefusal(error, body.preOrderNo);
			isLocked.current = false;
			setSending(false);
		}
	}
	return { send, isSending, fault };
}
