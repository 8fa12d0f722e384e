/** As its owner knows it again and somebody who looks over the shoulder does not: +852 •••• 0001. */
export function maskPhone(phone: string): string {
	const country = phone.startsWith("+852") ? "+852 " : "";
	return `${country}•••• ${phone.slice(-4)}`;
}

/** k•••@example.com */
export function maskEmail(email: string): string {
	const at = email.lastIndexOf("@");
	return at < 1 ? "•••" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
