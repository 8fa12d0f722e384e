"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { refetchOrders } from "@/components/sales/order/order-answers";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { useRouter } from "@/lib/i18n/use-router";
import { notifyNextPage } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";
import { forgetSent, sentKey } from "@/lib/storage/sent-command";
import { draftEntry, forgetDraft, type RefundBody } from "./draft";

/** Applies, once however often it is clicked; `onRefused` hears that what can go back has changed. */
export function useApply(onRefused: () => void) {
	const t = useTranslations("refund");
	const locale = useLocale();
	const router = useRouter();
	const isLocked = useRef(false);
	const [isSending, setSending] = useState(false);
	const [fault, setFault] = useState("");

	function hearRefusal(error: unknown, name: string) {
		const isAnswer = error instanceof ApiError && error.code !== 500;
		// Nobody knows whether it was taken: the same key asks again.
		if (!isAnswer) return setFault(t("fault.unknown"));
		if (isSignInCode(error.code)) return;
		forgetSent(name);
		setFault(error.message || t("fault.failed"));
		if (error.code === 409) onRefused();
	}

	async function send(body: RefundBody) {
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		setFault("");
		const name = draftEntry(body.orderNo);
		try {
			const api = browserApi(locale);
			const made = await api.post("/api/front/order/refund", {
				body,
				idempotencyKey: sentKey(name, body),
			});
			forgetSent(name);
			forgetDraft(body.orderNo);
			void refetchOrders();
			notifyNextPage(t("confirm.sent"));
			router.push(accountPaths.refund(made.refundNo));
		} catch (error) {
			hearRefusal(error, name);
			isLocked.current = false;
			setSending(false);
		}
	}
	return { send, isSending, fault };
}
