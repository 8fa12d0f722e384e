"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useLatePanel } from "@/components/ui/use-late-panel";
import type { Person } from "@/gateway/contract/identity/staff";

const loadSheet = () => import("./role-sheet").then((one) => one.RoleSheet);
const RoleSheet = dynamic(loadSheet, { ssr: false });

/** Opens the choice of a role. */
export function ChangeRole({ person }: { person: Person }) {
	const t = useTranslations("console.staff.change");
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadSheet);
	return (
		<>
			<Button {...openerProps} kind="quiet" onClick={open}>
				{t("ask")}
				<span className="visually-hidden"> {person.nickname}</span>
			</Button>
			{isWanted && <RoleSheet person={person} {...panelProps} />}
		</>
	);
}
