"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useUser } from "@/components/identity/user/use-user";
import { Button } from "@/components/ui/button";
import type { Person } from "@/gateway/contract/identity/staff";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { refetchStaff } from "./use-staff-answers";

const ConfirmSheet = dynamic(
	() => import("@/components/ui/confirm-sheet").then((one) => one.ConfirmSheet),
	{ ssr: false },
);

// messages: console.staff.letGo.* console.staff.leave.*

/** Takes a colleague off the staff, or oneself. */
export function LetGo({ person, isOwn }: { person: Person; isOwn: boolean }) {
	const t = useTranslations("console.staff");
	const way = isOwn ? "leave" : "letGo";
	const locale = useLocale();
	const { mutate } = useUser();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [isWanted, setWanted] = useState(false);
	const { nickname: name } = person;

	async function letGo() {
		await browserApi(locale).post("/api/operator/staff/remove/{uid}", {
			params: { uid: person.uid },
		});
		notify(t(`${way}.done`, { name }));
		await (isOwn ? mutate() : refetchStaff());
	}
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
				{t(`${way}.ask`)}
				<span className="visually-hidden"> {name}</span>
			</Button>
			{isWanted && (
				<ConfirmSheet
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={opener}
					title={t(`${way}.title`, { name })}
					detail={t(`${way}.detail`)}
					confirmLabel={t(`${way}.ask`)}
					keepLabel={t("keep")}
					closeLabel={t("close")}
					faultWords={(error) => describeFailure(error).message ?? t("failed")}
					onConfirm={letGo}
				/>
			)}
		</>
	);
}
