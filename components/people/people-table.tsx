"use client";

import { useTranslations } from "next-intl";
import { useStaff } from "@/components/console/use-staff";
import type { Person } from "@/gateway/contract/operator-people";
import { ChangeRole } from "./change-role";
import { LetGo } from "./let-go";
import { roleOf } from "./role-of";

interface PeopleTableProps {
	list: Person[];
	isStale: boolean;
}

// messages: console.people.role.*

export function PeopleTable({ list, isStale }: PeopleTableProps) {
	const t = useTranslations("console.people");
	const title = useTranslations("console.room")("people");
	const staff = useStaff();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the screen.
		<section className="table" tabIndex={0} aria-label={title}>
			<table aria-busy={isStale}>
				<thead>
					<tr>
						<th className="wide">{t("column.person")}</th>
						{staff?.isOperator && <th>{t("column.phone")}</th>}
						<th>{t("column.role")}</th>
						<th>{t("column.merchant")}</th>
						<th>
							<span className="visually-hidden">{t("column.action")}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{list.map((person) => (
						<tr key={person.uid}>
							<td className="wide">
								<span className="person">
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
				</tbody>
			</table>
		</section>
	);
}

interface ActionProps {
	person: Person;
	/** Who looks. */
	own: number | undefined;
	isOperator: boolean;
}

function Action({ person, own, isOperator }: ActionProps) {
	const t = useTranslations("console.people");
	const isOwn = person.uid === own;
	if (!isOperator) return <LetGo person={person} isOwn={isOwn} />;
	if (isOwn) return <span className="soft">{t("you")}</span>;
	return <ChangeRole person={person} />;
}
