"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { useStaff } from "@/components/layout/console/use-staff";
import type { CartType } from "@/gateway/contract/values";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** The area in which a merchant sells: staff's own, or the one that an operator chose; undefined until it is known. */
export function useArea(merId: number | undefined): CartType | undefined {
	const locale = useLocale();
	const staff = useStaff();
	const isKnown = staff && (!staff.isOperator || merId !== undefined);
	const { data } = useSWR(isKnown && [accountKey, "area", merId], () =>
		browserApi(locale).get("/api/operator/shop/detail", { query: { merId } }),
	);
	return data?.cartType;
}
