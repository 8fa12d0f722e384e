"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
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
	const staff = useStaff();
	return (
		<Frame
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
					<td className="tight">{t(`role.${roleOf(person)}`)}</td>
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
	if (!isOperator) return <LetGo person={person} isOwn={isOwn} />;
	if (isOwn) return <span className="soft">{t("you")}</span>;
	return <ChangeRole person={person} />;
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
