"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/user/tab-links";
import { refundStates } from "@/gateway/contract/refund-terms";
import { listStaffRefunds } from "@/lib/api/staff-refund";
import type { DeskPlace } from "@/lib/page-places";
import { paths } from "@/lib/routes";
import { DeskFrame } from "./desk-frame";
import { DeskList } from "./desk-list";
import { DeskSearch } from "./desk-search";
import { MerchantChoice } from "./merchant-choice";
import { RefundCard } from "./refund-card";
import { useDesk } from "./use-desk";
import { useDeskPlace } from "./use-desk-place";
import { useGo } from "./use-go";

// messages: refund.state.*

const tabs = [...refundStates, "all"] as const;
const perPage = 10;

/** Applications by how they stand, those that wait for a decision first. */
export function RefundRoom() {
	const t = useTranslations("console.desk");
	const states = useTranslations("refund.state");
	const { tab, keyword, merId, page } = useDeskPlace(tabs);
	const place = { tab, keyword, merId, page };
	const go = useGo();
	const state = tab === "all" ? undefined : tab;
	const found = useDesk("refunds", place, (api) =>
		listStaffRefunds(api, { state, keyword, merId, page, limit: perPage }),
	);
	const narrow = (changed: DeskPlace) =>
		go(paths.desk("refunds", { ...place, page: 1, ...changed }));
	return (
		<DeskFrame>
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={tabs.map((name) => ({
					name,
					word: name === "all" ? t("tab.all") : states(name),
					path: paths.desk("refunds", { ...place, page: 1, tab: name }),
				}))}
			/>
			<div className="tools">
				<DeskSearch
					place={place}
					hint={t("refundHint")}
					onSearch={({ keyword: words }) => narrow({ keyword: words })}
				/>
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) => narrow({ merId: chosen })}
				/>
			</div>
			<DeskList
				found={found}
				label={t("refunds")}
				empty={t("noRefunds")}
				pathOf={(at) => paths.desk("refunds", { ...place, page: at })}
			>
				{(list) => (
					<div className="cards">
						{list.map((refund) => (
							<RefundCard key={refund.refundNo} refund={refund} />
						))}
					</div>
				)}
			</DeskList>
		</DeskFrame>
	);
}
