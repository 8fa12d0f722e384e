"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type { CommissionRate } from "@/gateway/contract/sales/settlement";
import { CommissionForm } from "./commission-form";
import { CommissionTable } from "./commission-table";
import { EndForm } from "./end-form";

const perPage = 20;

/** Rates of commission: what holds, what will, and what has; a form for another one, and one to end one. */
export function Commission() {
	const t = useTranslations("console.commission");
	const { page } = usePageOf("tab", ["all"]);
	const [edited, setEdited] = useState<CommissionRate | "new">();
	const answer = useAccountList(["commission", page], (api) =>
		api.get("/api/operator/settlement/rates", {
			query: { page, limit: perPage },
		}),
	);

	function close() {
		setEdited(undefined);
		void answer.ask();
	}
	return (
		<div className="stack cols-1 gap-x4">
			{!edited && (
				<div className="flow wraps gap-x2">
					<Button kind="primary" onClick={() => setEdited("new")}>
						{t("new")}
					</Button>
				</div>
			)}
			{edited === "new" && <CommissionForm onDone={close} />}
			{edited && edited !== "new" && (
				<EndForm key={edited.id} rate={edited} onDone={close} />
			)}
			<ConsoleList
				answer={answer}
				empty={{ title: t("empty"), detail: t("emptyDetail") }}
				page="commission"
			>
				{(list, isStale) => (
					<CommissionTable list={list} isStale={isStale} onEnd={setEdited} />
				)}
			</ConsoleList>
		</div>
	);
}
