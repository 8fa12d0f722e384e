"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Agent } from "@/gateway/contract/sales/agent-admin";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { WebhookForm } from "./webhook-form";

// messages: console.agents.*

/** Programs that shop for somebody: what each sold, whether each is let in, and where it hears of its orders. */
export function AgentPanel() {
	const t = useTranslations("console.agents");
	const { found, error, isStale, ask } = useAccountList(
		["admin agents"],
		(api) => api.get("/api/operator/agent/list"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	return (
		<>
			{found.length > 0 ? (
				<AgentTable agents={found} isStale={isStale} ask={ask} />
			) : (
				<EmptyState
					picture="/pictures/empty-list.webp"
					title={t("empty.title")}
					detail={t("empty.detail")}
				/>
			)}
			<WebhookForm onSaved={ask} />
		</>
	);
}

interface Listed {
	agents: Agent[];
	isStale: boolean;
	ask: () => Promise<unknown>;
}

function AgentTable({ agents, isStale, ask }: Listed) {
	const t = useTranslations("console.agents");
	return (
		<Table
			label={t("label")}
			columns={[
				t("host"),
				{ word: t("orders"), kind: "number" },
				{ word: t("total"), kind: "number" },
				t("lastAt"),
				{ word: t("ways"), isHidden: true },
			]}
			isStale={isStale}
		>
			{agents.map((agent) => (
				<Row key={agent.host} agent={agent} ask={ask} />
			))}
		</Table>
	);
}

function Row({ agent, ask }: { agent: Agent } & Pick<Listed, "ask">) {
	const { host, orders, total, lastAt, isRefused, webhookUrl } = agent;
	const t = useTranslations("console.agents");
	const locale = useLocale();
	const { run } = useCommand();
	async function setRefused(isRefused: boolean) {
		await browserApi(locale).post("/api/operator/agent/refuse", {
			body: { host, isRefused },
		});
		await ask();
	}
	async function endEvents() {
		await browserApi(locale).post("/api/operator/agent/webhook", {
			body: { host, webhookUrl: null },
		});
		await ask();
	}
	return (
		<tr>
			<td className="wide anywhere">
				<b>{host}</b>
				{isRefused && <p className="small bad">{t("closed")}</p>}
				{webhookUrl && (
					<p className="small soft">{t("webhook.at", { url: webhookUrl })}</p>
				)}
			</td>
			<td className="number">{orders}</td>
			<td className="number">{formatPrice(total)}</td>
			<td className="tight">
				{lastAt &&
					formatDate(new Date(lastAt), locale, { dateStyle: "medium" })}
			</td>
			<td>
				<div className="flow gap-x2 no-break">
					{isRefused ? (
						<Button
							kind="quiet"
							onClick={() => void run(() => setRefused(false), t("opened"))}
						>
							{t("open")}
							<span className="visually-hidden"> {host}</span>
						</Button>
					) : (
						<AskFirst
							label={t("close")}
							about={host}
							title={t("closeTitle", { host })}
							detail={t("closeDetail")}
							onConfirm={() => setRefused(true)}
						/>
					)}
					{webhookUrl && (
						<AskFirst
							label={t("webhook.end")}
							about={host}
							title={t("webhook.endTitle", { host })}
							detail={t("webhook.endDetail")}
							onConfirm={endEvents}
						/>
					)}
				</div>
			</td>
		</tr>
	);
}
