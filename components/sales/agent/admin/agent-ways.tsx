"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Button } from "@/components/ui/button";
import type { Agent } from "@/gateway/contract/sales/agent-admin";
import { browserApi } from "@/lib/api/browser";

interface AgentWaysProps {
	agent: Agent;
	ask: () => Promise<unknown>;
}

/** What can be done about the programs of a host. */
export function AgentWays({ agent, ask }: AgentWaysProps) {
	const { host, isRefused, webhookUrl, client } = agent;
	const t = useTranslations("console.agents");
	const api = browserApi(useLocale());
	async function endEvents() {
		const body = { host, webhookUrl: null };
		await api.post("/api/operator/agent/webhook", { body });
		await ask();
	}
	async function endLinking() {
		const body = { host, client: null };
		await api.post("/api/operator/agent/client", { body });
		await ask();
	}
	return (
		<div className="flow gap-x2 no-break">
			<LetIn host={host} isRefused={isRefused} ask={ask} />
			{webhookUrl && (
				<AskFirst
					label={t("webhook.end")}
					about={host}
					title={t("webhook.endTitle", { host })}
					detail={t("webhook.endDetail")}
					onConfirm={endEvents}
				/>
			)}
			{client && (
				<AskFirst
					label={t("client.end")}
					about={host}
					title={t("client.endTitle", { host })}
					detail={t("client.endDetail")}
					onConfirm={endLinking}
				/>
			)}
		</div>
	);
}

type LetInProps = Pick<Agent, "host" | "isRefused"> &
	Pick<AgentWaysProps, "ask">;

function LetIn({ host, isRefused, ask }: LetInProps) {
	const t = useTranslations("console.agents");
	const locale = useLocale();
	const { run } = useCommand();
	async function setRefused(isRefused: boolean) {
		await browserApi(locale).post("/api/operator/agent/refuse", {
			body: { host, isRefused },
		});
		await ask();
	}
	return isRefused ? (
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
	);
}
