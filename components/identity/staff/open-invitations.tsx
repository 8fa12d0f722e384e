"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import type { Invitation } from "@/gateway/contract/identity/staff";
import { browserApi } from "@/lib/api/browser";

// messages: console.staff.role.* console.staff.invitation.*

const columns = ["email", "role", "sent", "ends", "actions"] as const;

/** Invitations that nobody has accepted yet; nothing where there are none. */
export function OpenInvitations() {
	const t = useTranslations("console.staff.invitation");
	const { found, ask } = useAccountList(["staff", "invitations"], (api) =>
		api.get("/api/operator/staff/invitations"),
	);
	if (!found || found.list.length === 0) return null;
	return (
		<div className="stack gap-x3">
			<h2 className="head-title">{t("label")}</h2>
			<Table
				isCards
				label={t("label")}
				columns={columns.map((name) => t(name))}
			>
				{found.list.map((one) => (
					<Row key={one.id} invitation={one} onChange={ask} />
				))}
			</Table>
		</div>
	);
}

interface RowProps {
	invitation: Invitation;
	onChange: () => Promise<unknown>;
}

function Row({ invitation, onChange }: RowProps) {
	const t = useTranslations("console.staff");
	const owner = useTranslations("console.roles")("owner");
	const api = browserApi(useLocale());
	const { run, isRunning } = useCommand();
	const { id, email, scope, merchant, role, sentAt, expiresAt } = invitation;
	const params = { params: { id } };
	return (
		<tr>
			<td className="wide anywhere">
				<b>{email}</b>
			</td>
			<td>
				<span className="stack">
					{merchant ?? t(`role.${scope}`)}
					<span className="soft">{role ?? owner}</span>
				</span>
			</td>
			<td className="tight">
				<Moment at={sentAt} />
			</td>
			<td className="tight">
				<Moment at={expiresAt} />
			</td>
			<td className="tight">
				<div className="flow wraps gap-x2">
					<Button
						kind="quiet"
						aria-disabled={isRunning}
						onClick={() =>
							void run(async () => {
								await api.post(
									"/api/operator/staff/invitation/resend/{id}",
									params,
								);
								await onChange();
							}, t("invitation.resent"))
						}
					>
						{t("invitation.resend")}
						<span className="visually-hidden"> {email}</span>
					</Button>
					<AskFirst
						label={t("invitation.withdraw")}
						about={email}
						title={t("invitation.withdrawTitle", { email })}
						detail={t("invitation.withdrawDetail")}
						onConfirm={async () => {
							await api.post(
								"/api/operator/staff/invitation/withdraw/{id}",
								params,
							);
							await onChange();
						}}
					/>
				</div>
			</td>
		</tr>
	);
}
