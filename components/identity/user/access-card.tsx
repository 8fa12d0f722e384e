"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { User } from "@/gateway/contract/identity/user";
import { formatPhone } from "@/lib/countries/format-phone";
import { homeCountry } from "@/lib/session/login-draft";

const dialogs = {
	phone: dynamic(() => import("./contact-dialog").then((m) => m.PhoneDialog), {
		ssr: false,
	}),
	email: dynamic(() => import("./contact-dialog").then((m) => m.EmailDialog), {
		ssr: false,
	}),
	password: dynamic(
		() => import("./password-dialog").then((m) => m.PasswordDialog),
		{ ssr: false },
	),
};
type Way = keyof typeof dialogs;

const ways = [
	{ way: "phone", icon: "smartphone" },
	{ way: "email", icon: "mail" },
	{ way: "password", icon: "key-round" },
] as const;

// messages: user.contact.*

/** As it is written in Hong Kong; of other countries the list that knows would be too much for one line. */
function writtenAtHome(phone: string): string {
	const { dialCode } = homeCountry;
	return phone.startsWith(dialCode)
		? `${dialCode} ${formatPhone(phone, homeCountry)}`
		: phone;
}

/** The ways to sign in, each with its change in a dialog of its own. */
export function AccessCard({ user }: { user: User }) {
	const t = useTranslations("user.contact");
	const opener = useRef<HTMLElement>(null);
	const [wanted, setWanted] = useState<Way>();
	const [isOpen, setOpen] = useState(false);
	const Dialog = wanted && dialogs[wanted];
	const shown: Record<Way, string | null> = {
		phone: user.phone && writtenAtHome(user.phone),
		email: user.email,
		password: user.hasPassword ? t("set") : null,
	};
	return (
		<section className="card" aria-labelledby="access-title">
			<h2 id="access-title">{t("title")}</h2>
			<ul className="stack">
				{ways.map(({ way, icon }) => (
					<li key={way} className="setting">
						<Icon className="soft" name={icon} size={22} />
						<span className="what stack anywhere">
							<b className="size-reading strong">{t(way)}</b>
							<span className="soft">{shown[way] ?? t("none")}</span>
						</span>
						<Button
							kind="quiet"
							aria-haspopup="dialog"
							onClick={({ currentTarget }) => {
								opener.current = currentTarget;
								setWanted(way);
								setOpen(true);
							}}
						>
							{t(shown[way] ? "change" : "add", { what: t(way) })}
						</Button>
					</li>
				))}
			</ul>
			{Dialog && (
				<Dialog
					// What was typed into one is not the next one's.
					key={wanted}
					user={user}
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={opener}
				/>
			)}
		</section>
	);
}
