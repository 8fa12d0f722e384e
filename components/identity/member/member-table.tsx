"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { roleOf } from "@/components/identity/staff/role-of";
import { Table } from "@/components/layout/console/table";
import { kit } from "@/components/ui/kit-css";
import { Moment } from "@/components/ui/moment";
import type { Member } from "@/gateway/contract/identity/member";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";
import { theme } from "@/lib/theme/theme";

interface MemberTableProps {
	list: Member[];
	isStale: boolean;
}

export function MemberTable({ list, isStale }: MemberTableProps) {
	const t = useTranslations("console.members.column");
	return (
		<Table
			isCards
			label={useTranslations("console.page")("members")}
			columns={[
				{ word: t("member"), kind: "wide" },
				t("phone"),
				{ word: t("number"), kind: "number" },
				t("since"),
				t("state"),
			]}
			isStale={isStale}
		>
			{list.map((member) => (
				<tr key={member.uid}>
					<td className="wide">
						<span className="stack anywhere">
							<Link
								className="link"
								href={consolePaths.list("members", { uid: member.uid })}
							>
								{member.nickname}
							</Link>
							<span className="soft">{member.email}</span>
						</span>
					</td>
					<td className="tight">{member.phone ?? "–"}</td>
					<td className="number">{member.uid}</td>
					<td className="tight">
						<Moment at={member.createdAt} />
					</td>
					<td className="tight">
						<MemberState member={member} />
					</td>
				</tr>
			))}
		</Table>
	);
}

// messages: console.staff.role.*

/** What somebody is here, or that it is kept out. */
export function MemberState({ member }: { member: Member }) {
	const t = useTranslations("console");
	if (member.blockedAt) return <Mark>{t("members.blocked")}</Mark>;
	return t(`staff.role.${roleOf(member)}`);
}

const Mark = styled.span`
	padding: 2px ${theme.space.x2};
	border-radius: ${theme.radius.pill};
	${kit.marked};
`;
