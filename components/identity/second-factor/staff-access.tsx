"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { useLatePanel } from "@/components/ui/use-late-panel";

interface StaffAccessProps {
	person: { uid: number; nickname: string };
}

const loadSheet = () =>
	import("./staff-access-sheet").then((one) => one.StaffAccessSheet);
const StaffAccessSheet = dynamic(loadSheet, { ssr: false });

/** For staff who lost a device: opens what an owner of the shop may do about it. */
export function StaffAccess({ person }: StaffAccessProps) {
	const t = useTranslations("console.security.access");
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadSheet);
	const staff = useStaff();
	if (!staff?.may("owner")) return null;
	return (
		<>
			<Button {...openerProps} kind="quiet" onClick={open}>
				{t("ask")}
				<span className="visually-hidden"> {person.nickname}</span>
			</Button>
			{isWanted && <StaffAccessSheet person={person} {...panelProps} />}
		</>
	);
}
