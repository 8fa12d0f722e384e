"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Agent } from "@/gateway/contract/sales/agent-admin";
import { formatDay } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { AgentWays } from "./agent-ways";

interface AgentRowProps {
	agent: Agent;
	ask: () => Promise<unknown>;
}

/** The programs of one host: what they sold, and what is agreed with them. */
export function AgentRow({ agent, ask }: AgentRowProps) {
	const t = useTranslations("console.agents");
	const locale = useLocale();
	const { host, isRefused, webhookUrl, client } = agent;
	return (
		<tr>
			<td className="wide anywhere">
				<b>{host}</b>
				{isRefused && <p className="small bad">{t("closed")}</p>}
				{webhookUrl && (
					<p className="small soft">{t("webhook.at", { url: webhookUrl })}</p>
				)}
				{client && (
					<p className="small soft">{t("client.as", { name: client.name })}</p>
				)}
			</td>
			<td className="number">{agent.orders}</td>
			<td className="number">{formatPrice(agent.total)}</td>
			<td className="tight">
				{agent.lastAt && formatDay(agent.lastAt, locale)}
			</td>
			<td>
				<AgentWays agent={agent} ask={ask} />
			</td>
		</tr>
	);
}
