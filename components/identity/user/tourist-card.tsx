"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { User } from "@/gateway/contract/identity/user";
import { openRegistration } from "@/lib/session/login-dialog";

/** A tourist sees who the shop takes it for, and how to become more. */
export function TouristCard({ user }: { user: User }) {
	const t = useTranslations("user.tourist");
	return (
		<section className="card" aria-labelledby="tourist-title">
			<h2 id="tourist-title">{t("title")}</h2>
			{user.email && <p>{t("contact", { email: user.email })}</p>}
			<p className="soft">{t("why")}</p>
			<p>
				<Button
					kind="primary"
					aria-haspopup="dialog"
					onClick={openRegistration}
				>
					{t("join")}
				</Button>
			</p>
		</section>
	);
}
