"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import useSWR, { mutate } from "swr";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import type { Api } from "@/lib/api/api";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { accountKey } from "@/lib/session/account-answers";

/** First words of the SWR keys of whatever staff see of orders. */
const orderAdminKey = [accountKey, "order-admin"] as const;

const orderAdminKeyOf = (
	name: string,
	asked: object | string,
	locale: LocaleCode,
) => [...orderAdminKey, name, JSON.stringify(asked), locale] as const;

/** What a page shows; while another one is on its way, the last one stays. */
export function useOrderAdmin<Answer>(
	name: string,
	asked: object | string,
	read: (api: Api) => Promise<Answer>,
) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		orderAdminKeyOf(name, asked, locale),
		() => read(browserApi(locale)),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		answer: data,
		error: isValidating ? undefined : error,
		isBusy: isValidating,
		retry: () => void mutate(),
	};
}

/** What a step answers is what is shown next. */
async function takeOrder(order: StaffOrder, locale: LocaleCode): Promise<void> {
	await mutate(orderAdminKeyOf("order", order.orderNo, locale), order, {
		revalidate: false,
	});
}

/** After a command: what is shown is asked anew, and stays until then. */
async function refetchOrderAdmin(): Promise<void> {
	await mutate(
		(key) =>
			Array.isArray(key) && orderAdminKey.every((word, at) => key[at] === word),
	);
}

/**
 * One command of staff at a time, however often it is clicked: says that it is done or why not, and asks anew for what
 * is shown, unless `follow` makes it of the answer. Answers undefined where it was refused; what is wrong with fields
 * is thrown, for their form to say.
 */
export function useCommand() {
	const t = useTranslations("console.orders");
	const locale = useLocale();
	const isAtWork = useRef(false);
	const [isBusy, setBusy] = useState(false);

	async function run<Answer>(
		command: (api: Api) => Promise<Answer>,
		done: string,
		follow: (answer: Answer) => Promise<void> = refetchOrderAdmin,
	): Promise<Answer | undefined> {
		if (isAtWork.current) return undefined;
		isAtWork.current = true;
		setBusy(true);
		try {
			const answer = await command(browserApi(locale));
			notify(done);
			await follow(answer);
			return answer;
		} catch (error) {
			if (Object.keys(fieldFaultsOf(error)).length > 0) throw error;
			const { message } = describeFailure(error);
			notify(message ?? t("failed"), { isFault: true });
			await refetchOrderAdmin();
			return undefined;
		} finally {
			isAtWork.current = false;
			setBusy(false);
		}
	}
	return { run, isBusy };
}

/** The next step of an order: what the gateway answers is shown, and nothing is asked again. */
export function useStep() {
	const locale = useLocale();
	const { run, isBusy } = useCommand();
	return {
		isBusy,
		take: (step: (api: Api) => Promise<StaffOrder>, done: string) =>
			run(step, done, (order) => takeOrder(order, locale)),
	};
}
