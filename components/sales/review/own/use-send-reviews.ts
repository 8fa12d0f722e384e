"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { mutate } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";
import { accountKey } from "@/lib/session/account-answers";
import { forgetDraft, type ReviewBody } from "./draft";

/** Sends what was said, once however often it is clicked; `onRefused` hears that what waits has changed. */
export function useSendReviews(onRefused: () => void) {
	const t = useTranslations("review.write");
	const locale = useLocale();
	const { push } = useRouter();
	const isLocked = useRef(false);
	const [isSending, setSending] = useState(false);
	const [fault, setFault] = useState("");

	function hear(error: unknown) {
		if (!(error instanceof ApiError)) return setFault(t("failed"));
		// The sign-in dialog says the rest.
		if (isSignInCode(error.code)) return;
		setFault(error.message || t("failed"));
		if (error.code === 409) onRefused();
	}
	async function send(body: ReviewBody) {
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		setFault("");
		try {
			const { isCompleted } = await browserApi(locale).post(
				"/api/front/order/comment",
				{ body },
			);
			forgetDraft();
			void mutate(isTouched);
			notify(isCompleted ? t("sentAll") : t("sent"));
			push(accountPaths.ownReviews("done"));
		} catch (error) {
			hear(error);
			isLocked.current = false;
			setSending(false);
		}
	}
	return { send, isSending, fault };
}

/** Answers that show whether an order waits for a review. */
function isTouched(key: unknown): boolean {
	return (
		Array.isArray(key) &&
		key[0] === accountKey &&
		["reviews", "orders"].includes(key[1])
	);
}
