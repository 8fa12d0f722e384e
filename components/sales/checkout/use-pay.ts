"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type { pay as payCall } from "@/gateway/contract/sales/payment";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { accountPaths } from "@/lib/routes/account-paths";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

type Wish = BodyOf<typeof payCall>;
export type PayStep = DataOf<typeof payCall>;

const entryOf = (wish: Wish) =>
	`pay-${wish.orderNo}-${wish.method}-${wish.outcome ?? ""}`;

/** A try whose answer is not known keeps its key; another try has another. */
function keyOf(wish: Wish): string {
	const kept = readEntry(entryOf(wish), "session");
	if (typeof kept === "string") return kept;
	const key = crypto.randomUUID();
	writeEntry(entryOf(wish), key, "session");
	return key;
}

/** Leads to where a payment that has begun goes on: an app's own address, or a page of the shop. */
export function leadOn(
	router: { push: (path: string) => void },
	orderNo: string,
	step: PayStep | undefined,
): void {
	if (step?.next === "redirect") window.location.assign(step.url);
	else router.push(pathAfter(orderNo, step));
}

/** What did not begin, or has a code to show, goes on where an order is paid. */
function pathAfter(orderNo: string, step: PayStep | undefined): string {
	if (step?.next === "wait") return accountPaths.payResult(orderNo);
	return step?.next === "stripe"
		? accountPaths.stripePayment(orderNo)
		: accountPaths.orderPay(orderNo);
}

/** Begins to pay, once however often it is clicked; undefined where it is not known, or refused, and `fault` says so. */
export function usePay() {
	const t = useTranslations("checkout.fault");
	const locale = useLocale();
	const isLocked = useRef(false);
	const [isPaying, setPaying] = useState(false);
	const [fault, setFault] = useState("");

	async function begin(wish: Wish): Promise<PayStep | undefined> {
		if (isLocked.current) return undefined;
		isLocked.current = true;
		setPaying(true);
		setFault("");
		try {
			const step = await browserApi(locale).post("/api/front/pay/payment", {
				body: wish,
				idempotencyKey: keyOf(wish),
			});
			removeEntry(entryOf(wish), "session");
			if (step.next === "declined") setFault(step.reason);
			if (step.next === "wait") return step;
			unlock();
			return step;
		} catch (error) {
			unlock();
			hearRefusal(error, wish);
			return undefined;
		}
	}

	function unlock() {
		isLocked.current = false;
		setPaying(false);
	}

	function hearRefusal(error: unknown, wish: Wish) {
		const isAnswer = error instanceof ApiError && error.code !== 500;
		if (!isAnswer) return setFault(t("payUnknown"));
		if (isSignInCode(error.code)) return;
		removeEntry(entryOf(wish), "session");
		setFault(error.message || t("failed"));
	}
	return { begin, isPaying, fault };
}
