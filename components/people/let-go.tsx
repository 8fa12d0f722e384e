"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useUser } from "@/components/user/use-user";
import type { Person } from "@/gateway/contract/operator-people";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { removeColleague } from "@/lib/api/operator-people";
import { notify } from "@/lib/notice";
import { askPeopleAnew } from "./use-people-answers";

const ConfirmSheet = dynamic(
	() => import("@/components/ui/confirm-sheet").then((one) => one.ConfirmSheet),
	{ ssr: false },
);

// messages: console.people.letGo.* console.people.leave.*

/** Takes a colleague off the staff, or oneself. */
export function LetGo({ person, isOwn }: { person: Person; isOwn: boolean }) {
	const t = useTranslations("console.people");
	const way = isOwn ? "leave" : "letGo";
	const locale = useLocale();
	const { mutate } = useUser();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [isWanted, setWanted] = useState(false);
	const { nickname: name } = person;

	async function letGo() {
		await removeColleague(browserApi(locale), person.uid);
		notify(t(`${way}.done`, { name }));
		await (isOwn ? mutate() : askPeopleAnew());
	}
	return (
		<>
			<button
				ref={opener}
				type="button"
				className="button quiet"
				aria-haspopup="dialog"
				onClick={() => {
					setWanted(true);
					setOpen(true);
				}}
			>
				{t(`${way}.ask`)}
				<span className="visually-hidden"> {name}</span>
			</button>
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
