"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Person } from "@/gateway/contract/identity/staff";

const RoleSheet = dynamic(
	() => import("./role-sheet").then((one) => one.RoleSheet),
	{ ssr: false },
);

/** Opens the choice of a role. */
export function ChangeRole({ person }: { person: Person }) {
	const t = useTranslations("console.staff.change");
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [isWanted, setWanted] = useState(false);
	return (
		<>
			<Button
				ref={opener}
				kind="quiet"
				aria-haspopup="dialog"
				onClick={() => {
					setWanted(true);
					setOpen(true);
				}}
			>
				{t("ask")}
				<span className="visually-hidden"> {person.nickname}</span>
			</Button>
			{isWanted && (
				<RoleSheet
					person={person}
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={opener}
				/>
			)}
		</>
	);
}
