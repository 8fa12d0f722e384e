"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Button } from "@/components/ui/button";
import type { PayoutRun } from "@/gateway/contract/sales/payout";
import { browserApi } from "@/lib/api/browser";
import { formatPrice } from "@/lib/money/money";
import { csvType, saveFile } from "@/lib/page-state/save-file";

/** What may be done with a run: of a draft, approve or drop it; of an approved one, take the bank's file along. */
export function RunWays(props: { run: PayoutRun; onDone: () => void }) {
	const { run, onDone } = props;
	const t = useTranslations("console.payouts");
	const locale = useLocale();
	const command = useCommand();
	const params = { id: run.id };
	const api = () => browserApi(locale);

	async function approve() {
		await api().post("/api/operator/payout/run/approve/{id}", { params });
		onDone();
	}
	async function drop() {
		await api().post("/api/operator/payout/run/drop/{id}", { params });
		onDone();
	}
	async function save() {
		const file = await api().post("/api/operator/payout/run/file/{id}", {
			params,
		});
		saveFile(file.name, csvType, [file.text]);
	}
	if (run.state === "dropped") return null;
	if (run.state === "approved")
		return (
			<p>
				<Button
					kind="primary"
					aria-disabled={command.isRunning}
					onClick={() => void command.run(save, t("fileSaved"))}
				>
					{t("file")}
				</Button>
			</p>
		);
	return (
		<div className="flow wraps gap-x3">
			{run.mayApprove ? (
				<AskFirst
					kind="primary"
					label={t("approve")}
					title={t("approveTitle")}
					detail={t("approveDetail", {
						count: run.payouts,
						amount: formatPrice(run.amount),
					})}
					onConfirm={approve}
				/>
			) : (
				<p className="soft full">{t("byAnother")}</p>
			)}
			<AskFirst
				label={t("drop")}
				title={t("dropTitle")}
				detail={t("dropDetail")}
				onConfirm={drop}
			/>
		</div>
	);
}
