"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { MerchantChoice } from "@/components/sales/order/admin/merchant-choice";
import { OrderAdminList } from "@/components/sales/order/admin/order-list";
import { OrderAdminStyles } from "@/components/sales/order/admin/styles";
import { useGo } from "@/components/sales/order/admin/use-go";
import { useOrderAdmin } from "@/components/sales/order/admin/use-order-admin";
import { useOrderAdminQuery } from "@/components/sales/order/admin/use-order-admin-query";
import { staffQuestionFilters } from "@/gateway/contract/care/question-terms";
import { consolePaths } from "@/lib/routes/console-paths";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";
import { QuestionCard } from "./question-card";

// messages: console.questions.tab.*, console.questions.none.*

const perPage = 10;

/** What shoppers ask about the goods, those first that nobody has looked at. */
export function QuestionAdmin() {
	const t = useTranslations("console.questions");
	const { tab: filter, merId, page } = useOrderAdminQuery(staffQuestionFilters);
	const place = { tab: filter, merId, page };
	const go = useGo();
	const found = useOrderAdmin("questions", place, (api) =>
		api.get("/api/operator/question/list", {
			query: { filter, merId, page, limit: perPage },
		}),
	);
	const pathOf = (changed: OrderAdminQuery) =>
		consolePaths.orders("questions", { ...place, page: 1, ...changed });
	return (
		<OrderAdminStyles>
			<TabLinks
				label={t("tab.label")}
				current={filter}
				tabs={staffQuestionFilters.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: pathOf({ tab: name }),
				}))}
			/>
			<div className="tools">
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) => go(pathOf({ merId: chosen }))}
				/>
			</div>
			<OrderAdminList
				found={found}
				label={t("tab.label")}
				empty={t(`none.${filter}`)}
				pathOf={(at) => pathOf({ page: at })}
			>
				{(list) => (
					<div className="stack cols-1 gap-x3">
						{list.map((question, at) => (
							<QuestionCard
								key={question.id}
								question={question}
								isNext={at === 0}
							/>
						))}
					</div>
				)}
			</OrderAdminList>
		</OrderAdminStyles>
	);
}
