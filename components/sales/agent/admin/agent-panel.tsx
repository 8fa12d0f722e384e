"use client";

import { useTranslations } from "next-intl";
import { Awaited } from "@/components/layout/console/list/awaited";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import type { Agent } from "@/gateway/contract/sales/agent-admin";
import { AgentRow } from "./agent-row";
import { ClientForm } from "./client-form";
import { WebhookForm } from "./webhook-form";

// messages: console.agents.*

/**
 * Programs that shop for somebody: what each sold, whether each is let in, where it hears of its orders, and whether
 * accounts can be linked to it.
 */
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
			<ClientForm onSaved={ask} />
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
				<AgentRow key={agent.host} agent={agent} ask={ask} />
			))}
		</Table>
	);
}
