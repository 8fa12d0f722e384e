"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { refetchOrders } from "@/components/sales/order/order-answers";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

/** One step of a shopper at a time, however often it is clicked; what is shown is asked anew, whatever the answer is. */
export function useRefundStep() {
	const t = useTranslations("refund.fault");
	const locale = useLocale();
	const isLocked = useRef(false);
	const [isSending, setSending] = useState(false);
	const [fault, setFault] = useState("");

	async function take(step: (api: Api) => Promise<unknown>, done: string) {
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		setFault("");
		try {
			await step(browserApi(locale));
			notify(done);
		} catch (error) {
			setFault(describeFailure(error).message ?? t("failed"));
		} finally {
			await refetchOrders();
			isLocked.current = false;
			setSending(false);
		}
	}
	return { take, isSending, fault };
}
