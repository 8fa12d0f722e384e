"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { Filters, ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import { wholeNumber } from "@/lib/routes/whole-number";
import { useGo } from "../order/admin/use-go";
import { Balance } from "./balance";
import { EarningTable } from "./earning-table";

const perPage = 20;

/** What each order earns and when it is due: of the own merchant, or for operators of the one they choose, or of all. */
export function Earnings() {
	const t = useTranslations("console.settlement");
	const { page } = usePageOf("tab", ["all"]);
	const merId = wholeNumber(useSearchParams().get("merId"));
	const isOperator = useStaff()?.isOperator;
	const go = useGo();
	const answer = useAccountList(["settlement", merId, page], (api) =>
		api.get("/api/operator/settlement/orders", {
			query: { merId, page, limit: perPage },
		}),
	);
	const pathOf = (next: number) =>
		consolePath("settlement", { merId, page: next > 1 ? next : undefined });
	return (
		<div className="stack cols-1 gap-x4">
			{isOperator && (
				<Filters>
					<ShopSelect
						value={merId}
						none="all"
						onChoose={(chosen) =>
							go(consolePath("settlement", { merId: chosen }))
						}
					/>
				</Filters>
			)}
			<Balance merId={merId} />
			<PagedList
				answer={answer}
				height={72}
				empty={
					<EmptyState
						picture="/pictures/empty-list.webp"
						title={t("empty")}
						detail={t("emptyDetail")}
					/>
				}
				pathOf={pathOf}
			>
				{(list, isStale) => (
					<EarningTable list={list} isStale={isStale} isOfAll={!merId} />
				)}
			</PagedList>
		</div>
	);
}
