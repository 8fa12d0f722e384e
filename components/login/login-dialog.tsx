"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/sheet";
import { closeLogin, type LoginRequest } from "@/lib/session/login-dialog";
import { LoginPanels } from "./login-panels";

interface LoginDialogProps {
	request: LoginRequest;
	isOpen: boolean;
	contact: ReactNode;
}

/** The frame of signing in: picture, title and why; what to do stands in `LoginPanels`. */
export function LoginDialog({ request, isOpen, contact }: LoginDialogProps) {
	const t = useTranslations("login");
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={(isWanted) => !isWanted && closeLogin()}
			title={t("title")}
			closeLabel={t("close")}
			returnTo={{ current: request.opener }}
			picture="/pictures/login.webp"
		>
			<LoginPanels reason={request.reason} contact={contact} />
		</Sheet>
	);
}
