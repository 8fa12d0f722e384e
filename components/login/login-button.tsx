"use client";

import type { ReactNode } from "react";
import { openLogin } from "@/lib/session/login-dialog";

interface LoginButtonProps {
	reason?: string;
	className?: string;
	/** A popover that stands in for the dialog until the script is there. */
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
				event.preventDefault();
				openLogin(reason);
			}}
		/>
	);
}
