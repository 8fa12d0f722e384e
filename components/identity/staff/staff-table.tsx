"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { StaffAccess } from "@/components/identity/second-factor/staff-access";
import { Table } from "@/components/layout/console/table";
import { useStaff } from "@/components/layout/console/use-staff";
import type { Person } from "@/gateway/contract/identity/staff";
import { theme } from "@/lib/theme/theme";
import { ChangeRole } from "./change-role";
import { LetGo } from "./remove-staff";
import { roleOf } from "./role-of";

interface StaffTableProps {
	list: Person[];
	isStale: boolean;
}

// messages: console.staff.role.*

export function StaffTable({ list, isStale }: StaffTableProps) {
	const t = useTranslations("console.staff");
	const title = useTranslations("console.page")("staff");
	const roles = useTranslations("console.roles");
	const staff = useStaff();
	return (
		<Frame
			isCards
			label={title}
			columns={[
				{ word: t("column.person"), kind: "wide" },
				...(staff?.isOperator ? [t("column.phone")] : []),
				t("column.role"),
				t("column.merchant"),
				{ word: t("column.action"), isHidden: true },
			]}
			isStale={isStale}
		>
			{list.map((person) => (
				<tr key={person.uid}>
					<td className="wide">
						<span className="person stack anywhere">
							<b>{person.nickname}</b>
							<span className="soft">{person.email}</span>
						</span>
					</td>
					{staff?.isOperator && <td className="tight">{person.phone}</td>}
					<td>
						<span className="stack">
							{t(`role.${roleOf(person)}`)}
							{roleOf(person) !== "none" && (
								<span className="soft">
									{person.role?.name ?? roles("owner")}
								</span>
							)}
						</span>
					</td>
					<td>{person.merchant?.name}</td>
					<td className="number">
						<Action
							person={person}
							own={staff?.user.uid}
							isOperator={staff?.isOperator ?? false}
						/>
					</td>
				</tr>
			))}
		</Frame>
	);
}

interface ActionProps {
	person: Person;
	/** Who looks. */
	own: number | undefined;
	isOperator: boolean;
}

function Action({ person, own, isOperator }: ActionProps) {
	const t = useTranslations("console.staff");
	const isOwn = person.uid === own;
	if (!isOperator)
		return (
			<span className="row wraps gap-x2">
				{!isOwn && <ChangeRole person={person} />}
				<LetGo person={person} isOwn={isOwn} />
			</span>
		);
	if (isOwn) return <span className="soft">{t("you")}</span>;
	return (
		<span className="inline wraps gap-x2">
			<ChangeRole person={person} />
			{person.scope.length > 0 && <StaffAccess person={person} />}
		</span>
	);
}

const Frame = styled(Table)`
	.person {
		min-width: 180px;
	}
	&.table .button {
		min-height: 36px;
		padding-block: ${theme.space.x1};
		white-space: nowrap;
	}
`;
