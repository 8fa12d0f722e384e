"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { useLoginRequest } from "@/lib/session/login-dialog";

const LoginDialog = dynamic(
	() => import("./login-dialog").then((module) => module.LoginDialog),
	{ ssr: false },
);

interface LoginDoorProps {
	/** Ways to reach people, worded by the server. */
	contact: ReactNode;
}

/** Stands once in the frame and waits for `openLogin`; the dialog itself comes with the first wish. */
export function LoginDoor({ contact }: LoginDoorProps) {
	const request = useLoginRequest();
	const [last, setLast] = useState(request);
	// What was asked last is still said while the dialog fades.
	if (request && request !== last) setLast(request);
	return last ? (
		<LoginDialog
			request={last}
			isOpen={request !== undefined}
			contact={contact}
		/>
	) : null;
}
