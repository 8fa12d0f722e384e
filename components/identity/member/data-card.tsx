"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { useCommand } from "@/components/layout/console/list/use-command";
import { useLanding } from "@/components/layout/console/use-landing";
import { Button } from "@/components/ui/button";
import type { Member } from "@/gateway/contract/identity/member";
import { browserApi } from "@/lib/api/browser";
import { saveJson } from "@/lib/page-state/save-file";
import { consolePaths } from "@/lib/routes/console-paths";

/** For a member who asks the shop for the own data, or to be forgotten. */
export function DataCard({ member }: { member: Member }) {
	const t = useTranslations("console.members.data");
	const api = browserApi(useLocale());
	const { run, isRunning } = useCommand();
	const land = useLanding(consolePaths.page("members"));
	const { uid, nickname: name } = member;
	const about = { params: { uid } };

	async function download() {
		const kept = await api.post("/api/operator/member/export/{uid}", about);
		saveJson(`harbour-market-${uid}.json`, kept);
	}
	async function forget() {
		await api.post("/api/operator/member/forget/{uid}", about);
		land(t("forgotten", { name }));
	}
	return (
		<section className="card" aria-labelledby="data">
			<h2 id="data">{t("title")}</h2>
			<div className="stack">
				<div className="setting stacks">
					<span className="what">{t("exportDetail")}</span>
					<Button
						kind="quiet"
						aria-disabled={isRunning}
						onClick={() => void run(download, t("exported"))}
					>
						{t("export")}
					</Button>
				</div>
				<div className="setting stacks">
					<span className="what">{t("forgetDetail")}</span>
					<AskFirst
						kind="danger"
						label={t("forget")}
						title={t("forgetTitle", { name })}
						detail={t("forgetDetail")}
						onConfirm={forget}
					/>
				</div>
			</div>
		</section>
	);
}
