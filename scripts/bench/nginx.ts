import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "@/gateway/testing/free-port";
import { makeCertificate } from "../doctor/testing/make-certificate";
import { type Served, serve } from "./serve";
import { root } from "./shop";

const msPerDay = 86_400_000;

export function hasNginx(): boolean {
	try {
		execFileSync("nginx", ["-v"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

export interface ServedByNginx extends Served {
	/** By HTTP/2, with a certificate that nobody vouches for. */
	secureAddress: string;
}

/**
 * nginx with the recipe of deploy/nginx before the nodes of the shop, with TLS and without, and under /file/ one that only
 * reads a file of so many bytes.
 */
export async function serveNginx(
	shops: string[],
	fileBytes: number,
): Promise<ServedByNginx> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-nginx-"));
	const files = join(folder, "file");
	execFileSync("mkdir", ["-p", files]);
	writeFileSync(join(files, "page.html"), "h".repeat(fileBytes));
	const securePort = await freePort();
	writeCertificate(folder);
	const recipe = ["nodes.conf", "shop.conf"]
		.map((file) => readFileSync(join(root, "deploy/nginx", file), "utf8"))
		.join("\n");
	const served = await serve({
		command: "nginx",
		argv: (port) => {
			const conf = recipe
				.replaceAll("/var/cache/nginx", folder)
				.replace(
					"server 127.0.0.1:3000;",
					shops.map((shop) => `server ${new URL(shop).host};`).join("\n\t"),
				)
				.replace(
					"listen 443 ssl http2;",
					`listen 127.0.0.1:${port};\n\tlisten 127.0.0.1:${securePort} ssl http2;`,
				)
				.replaceAll("/etc/letsencrypt/live/shop.example", folder)
				// A browser names this port.
				.replace("Host $host;", "Host $http_host;")
				.replace("listen 80;", `listen unix:${join(folder, "plain")};`)
				.replace(
					"location / {",
					`location /file/ { root ${folder}; }\n\n\tlocation / {`,
				);
			writeFileSync(
				join(folder, "nginx.conf"),
				`user ${userInfo().username}; daemon off; worker_processes auto; pid ${folder}/pid; error_log stderr error;
events {}
http { access_log off; default_type text/html; sendfile on; ${temporary(folder)}
${conf}
}
`,
			);
			return ["-p", folder, "-c", join(folder, "nginx.conf")];
		},
		cwd: folder,
		env: process.env,
		path: "/file/page.html",
	});
	return { ...served, secureAddress: `https://localhost:${securePort}` };
}

function writeCertificate(folder: string): void {
	const now = Date.now();
	const { key, cert } = makeCertificate(
		"localhost",
		new Date(now - msPerDay),
		new Date(now + msPerDay),
	);
	writeFileSync(join(folder, "privkey.pem"), key);
	writeFileSync(join(folder, "fullchain.pem"), cert);
}

/** nginx writes there what does not fit its buffers; its own folders belong to root. */
function temporary(folder: string): string {
	return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
		.join(" ");
}
