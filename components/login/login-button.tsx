"use client";

import type { ReactNode } from "react";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";

interface LoginButtonProps {
	reason?: string;
	className?: string;
	/** A popover that stands in for the dialog until the script is there, and for those who are signed in. */
	popoverTarget?: string;
	children: ReactNode;
}

/** Opens the sign-in dialog for a visitor. */
export function LoginButton({ reason, ...rest }: LoginButtonProps) {
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			{...rest}
			onClick={(event) => {
				if (rest.popoverTarget && signedIn()) return;
				event.preventDefault();
				openLogin(reason);
			}}
		/>
	);
}
