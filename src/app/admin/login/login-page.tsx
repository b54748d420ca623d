import { type SubmitEvent, useEffect, useState } from 'react';
import { loginContent as content } from '#app/content/login.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { messages } from '#messages.ts';
import { paths } from '#paths.ts';

export const meta = () => [{ title: content.title }, { name: 'robots', content: 'noindex, nofollow' }];

function firstFault(form: FormData): string | undefined {
  if (!form.get('userName')) return messages.login.usernameMissing;
  if (!form.get('userPassword')) return messages.login.passwordMissing;
  return undefined;
}

async function checkAdminUser(form: FormData): Promise<string> {
  try {
    const response = await fetch(`${paths.api}/adminLogin/check-admin-user`, { method: 'POST', body: form });
    return await response.text();
  } catch {
    return messages.login.unreachable;
  }
}

export default function LoginPage() {
  const [status, setStatus] = useState('');
  const [showPassword, setShowPassword] = useState(false);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fault = firstFault(form);
    setStatus(fault ?? messages.login.checking);
    if (!fault) setStatus(await checkAdminUser(form));
  };

  return (
    <main className="mx-auto grid min-h-svh max-w-4xl content-center gap-8 px-5 py-12 md:grid-cols-2">
      <section className="grid content-start gap-3" aria-labelledby="login-heading">
        <h1 id="login-heading" className="text-4xl">
          {content.title}
        </h1>
        <ul className="grid list-disc gap-1 pl-5 text-quiet">
          {content.instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ul>
      </section>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="grid gap-4 rounded-2xl border border-line bg-card p-5 sm:p-8"
      >
        <StatusLine text={status} tone="fault" />
        <TextField id="username" name="userName" label="Username" required autoComplete="username" />
        <TextField
          id="password"
          name="userPassword"
          label="Password"
          type={showPassword ? 'text' : 'password'}
          required
          autoComplete="current-password"
        />
        <label className="flex items-center gap-2 py-1">
          <input type="checkbox" checked={showPassword} onChange={() => setShowPassword(!showPassword)} />
          Show Password
        </label>
        <Button disabled={!awake}>Login</Button>
        <noscript>{content.needsScript}</noscript>
      </form>
    </main>
  );
}
