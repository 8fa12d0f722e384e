"use client";

import { useSearchParams } from "next/navigation";
import { consolePath } from "@/components/layout/console/console-path";
import { Filters, ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { wholeNumber } from "@/lib/routes/whole-number";
import { useGo } from "../order/admin/use-go";

/** Whose settlement the address asks for; undefined for the own merchant's, and for all of them. */
export const useMerchantAsked = () =>
	wholeNumber(useSearchParams().get("merId"));

/** Whether what is shown is of several merchants, so that each says whose it is. */
export function useIsOfAll() {
	const merId = useMerchantAsked();
	return useStaff()?.isOperator === true && merId === undefined;
}

interface WhoseFilterProps {
	tab?: string;
	none: "all" | "choose";
}

/** Operators choose a merchant; staff have their own. */
export function WhoseFilter({ tab, none }: WhoseFilterProps) {
	const merId = useMerchantAsked();
	const go = useGo();
	if (!useStaff()?.isOperator) return null;
	return (
		<Filters>
			<ShopSelect
				value={merId}
				none={none}
				onChoose={(chosen) =>
					go(consolePath("settlement", { tab, merId: chosen }))
				}
			/>
		</Filters>
	);
}
