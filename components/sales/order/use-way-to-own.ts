"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import useSWR from "swr";
import { masterNo } from "@/gateway/contract/sales/order-number";
import { browserApi } from "@/lib/api/browser";
import { useRouter } from "@/lib/i18n/use-router";
import { accountPaths } from "@/lib/routes/account-paths";
import { accountKey } from "@/lib/session/account-answers";
import { useSignedIn } from "@/lib/session/signed-in";
import { tidyOrderNo } from "./tidy-order-no";

/**
 * Whoever is signed in and follows a link to an own order is led to its page, and asked for no code. True while the
 * order is looked for or its page opens; whatever else comes of it, the form stands as for everybody.
 */
export function useWayToOwn(): boolean {
	const orderNo = tidyOrderNo(useSearchParams().get("orderNo") ?? "");
	const locale = useLocale();
	const router = useRouter();
	const isSignedIn = useSignedIn() !== undefined;
	const { data: own, isLoading } = useSWR(
		isSignedIn && masterNo.safeParse(orderNo).success
			? // As the order's page asks, which has its answer at once.
				[accountKey, "orders", "master", orderNo, locale]
			: null,
		() =>
			browserApi(locale, { isQuiet: true }).get(
				"/api/front/order/master/detail/{orderNo}",
				{ params: { orderNo } },
			),
		{ shouldRetryOnError: false, revalidateOnFocus: false },
	);
	useEffect(() => {
		if (own) router.replace(accountPaths.order(orderNo));
	}, [own, orderNo, router]);
	return isLoading || own !== undefined;
}
