"use client";

import type { ReactNode } from "react";
import { openLogin } from "@/lib/session/login-dialog";

interface LoginButtonProps {
	className?: string;
	children: ReactNode;
}

/** Opens the sign-in dialog for a visitor. */
export function LoginButton(props: LoginButtonProps) {
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			{...props}
			onClick={() => openLogin()}
		/>
	);
}
